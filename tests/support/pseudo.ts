/** A pseudo-language: every Latin letter carries a combining acute accent. */
const ACUTE = '\u0301';

/** Accents plain text; `{placeholders}` and HTML-like tags stay. */
export function accent(text: string): string {
  return text.replace(/\{[^}]*\}|<[^>]*>|[A-Za-z]/g, (part) =>
    part.length === 1 ? part + ACUTE : part,
  );
}

/** Accents what a reader sees of a Markdown or MDX text: not URLs, tags, imports or comments. */
function accentBody(body: string): string {
  const untouched =
    /\]\([^)]*\)|<head>[\s\S]*?<\/head>|\{[^}]*\}|<[A-Za-z/][^>]*>|https?:\/\/\S+|[A-Za-z]/g;
  return body.replace(untouched, (part) => {
    if (part.length === 1) return part + ACUTE;
    // The caption of a figure is read, though it is an attribute.
    return part.replace(
      /(?<name>caption=")(?<value>[^"]*)"/g,
      (_all, name: string, value: string) => `${name}${accent(value)}"`,
    );
  });
}

/** Front matter values that readers see; the rest is identifiers, dates and URLs. */
const READ =
  /^(?<indent>\s*(?:- )?)(?<key>title|description|excerpt|summary|imageAlt|buttonText|sidebar_label): *(?<value>.*)$/;

/** Turns an English Markdown file into its pseudo-translated copy. */
export function accentMarkdown(file: string): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const frontMatter = front
    .split('\n')
    // A copy gives only translatable fields; the rest comes from the English.
    .filter((line) => !/^(?!(?:title|description|excerpt|summary|imageAlt|cta)\b)\S/.test(line))
    .map((line) => {
      const cta = /^cta: *\{.*\}$/.test(line);
      if (cta) {
        return line.replace(
          /(?<key>title|description|buttonText): *"(?<value>(?:[^"\\]|\\.)*)"/g,
          (_all, key: string, value: string) => `${key}: "${accent(value)}"`,
        );
      }
      const match = READ.exec(line)?.groups;
      return match ? `${match.indent}${match.key}: ${accent(match.value!)}` : line;
    })
    .join('\n');
  return `---\n${frontMatter}\n---\n${accentBody(body)}`;
}

/** Runs of two or more letters that carry no accent: text that escaped translation. */
export function unaccented(text: string): string[] {
  return text.match(/[A-Za-z](?!\u0301)(?:[A-Za-z](?!\u0301))+/g) ?? [];
}
