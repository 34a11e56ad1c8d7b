/**
 * How a drawing is made fit to stand in a page. The content policy refuses styles there, and drawing
 * programs write them: they become attributes, and what cannot become one is for those programs.
 */
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
