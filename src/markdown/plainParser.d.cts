import type {Root} from 'mdast';

export declare function parsePlain(text: string): Promise<Root>;
