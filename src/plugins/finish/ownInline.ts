/**
 * Inline scripts and styles that an owner has put into the pages, such as a counter of visits in
 * `headTags` of docusaurus.config.ts: what each is for, by its hash. The build names the hash of one that
 * is not listed. What comes from elsewhere needs that place in the policy, too (`contentPolicy.ts`).
 */
export const OWN_INLINE: Record<string, string> = {};
