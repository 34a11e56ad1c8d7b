/**
 * Turns the styles in SVG drawings, which drawing programs write, into attributes: the content policy
 * refuses inline styles.
 *
 * Order: none; options of the SVG loader.
 * Of Docusaurus: `svgr` of the preset.
 */
/** Options of SVGO. Styles that cannot become attributes are removed. */
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
