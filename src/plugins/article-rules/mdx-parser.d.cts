export declare function parseMdx(text: string): Promise<void>;
