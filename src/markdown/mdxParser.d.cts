import type {Root} from 'mdast';

export declare function parseMdx(text: string): Promise<Root>;
export declare function parsePlain(text: string): Promise<Root>;
