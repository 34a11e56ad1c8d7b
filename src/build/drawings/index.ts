/**
 * Makes SVG drawings fit to stand in a page: the content policy refuses styles there, which
 * drawing programs write, so they become attributes.
 *
 * Order: none; options of the SVG loader.
 * Of Docusaurus: `svgr` of the preset.
 */
/** Options of SVGO. What cannot become an attribute is an error of the drawing. */
export const svgoConfig = {
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          removeTitle: false,
          removeViewBox: false,
          inlineStyles: {onlyMatchedOnce: false},
        },
      },
    },
    'convertStyleToAttrs',
    {name: 'removeAttrs', params: {attrs: 'style'}},
  ],
};
