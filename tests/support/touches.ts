/**
 * How other programs change a page before its app has come. Each runs in the page (so no methods, which Playwright cannot send), when its HTML is whole:
 * React then finds a page that it did not draw, and draws it anew.
 */
export const TOUCHES: Record<string, () => void> = {
  'a password manager puts an element beside each field': () => {
    for (const field of document.querySelectorAll('main input, main textarea')) {
      field.after(document.createElement('div'));
    }
  },
  'a translator puts each text into <font>': () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, noscript')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      text.replaceWith(outer);
      outer.firstElementChild!.append(text);
    }
  },
  'a translator changes a label': () => {
    document.querySelector('main form label')!.firstChild!.textContent = 'Dirección';
  },
  'a writing aid moves the form into a wrapper': () => {
    const form = document.querySelector('main form')!;
    const wrapper = document.createElement('div');
    form.replaceWith(wrapper);
    wrapper.append(form);
  },
};
