import type {Root} from 'mdast';

export declare function parseMdx(text: string): Promise<Root>;
