/**
 * `ko_KR` for `ko`: Open Graph wants a territory (https://ogp.me/#optional). It is that where most
 * people speak the language, and not the US for all: Facebook knows no other pairs, and would drop
 * `es_US` or `hi_US` (https://developers.facebook.com/docs/javascript/internationalization/).
 */
export const openGraphLocale = (code: string): string => {
  const {language, region} = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
};
