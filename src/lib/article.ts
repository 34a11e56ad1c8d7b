/** The front matter of an article beyond what Docusaurus types. */
export type ArticleFrontMatter = {
  excerpt: string;
  category: string;
  topics: string[];
  readTime: number;
  image: string;
  imageAlt: string;
  /** The oldest day (ISO) on which one of its sources was checked; absent if it names no source. */
  checked?: string;
  cta: {title: string; description: string; buttonText: string};
};

/** The part of an article that a card shows. */
export type ArticleSummary = Pick<
  ArticleFrontMatter,
  'excerpt' | 'category' | 'readTime' | 'checked'
> & {
  permalink: string;
  title: string;
  date: string;
  author: string;
  image: string;
  /** The file it came from: the English one if it is not translated yet. */
  source: string;
};

type Metadata = {
  permalink: string;
  title: string;
  source: string;
  date: string | Date;
  authors: {name?: string}[];
  frontMatter: object;
};

/** The front matter as the article rules have checked it at build time. */
export function articleFrontMatter(metadata: {frontMatter: object}): ArticleFrontMatter {
  return metadata.frontMatter as ArticleFrontMatter;
}

/** Everything that a card needs, from what Docusaurus knows of a post. */
export function articleSummary(metadata: Metadata): ArticleSummary {
  const {excerpt, category, readTime, image, checked} = articleFrontMatter(metadata);
  return {
    permalink: metadata.permalink,
    title: metadata.title,
    date: new Date(metadata.date).toISOString(),
    author: metadata.authors.flatMap(({name}) => name ?? []).join(', '),
    excerpt,
    category,
    readTime,
    image,
    ...(checked && {checked}),
    source: metadata.source,
  };
}
