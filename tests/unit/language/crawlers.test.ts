// cspell:disable
import {isCrawler} from '@site/src/language/crawlers';

const MOZILLA = 'Mozilla/5.0';
const WINDOWS = `${MOZILLA} (Windows NT 10.0; Win64; x64)`;
const MAC = `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7)`;
const LINUX = `${MOZILLA} (X11; Linux x86_64)`;
const IPHONE = `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X)`;
const android = (phone: string) => `${MOZILLA} (Linux; Android 14; ${phone})`;
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${BLINK} Chrome/140.0.0.0`;
const WEBVIEW = `${BLINK} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`;
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
/** Facebook's app, which in places sends nothing but its own words. */
const facebook = (carrier: string) =>
  `[FBAN/FB4A;FBAV/530.0.0.48.74;FBDM/{density=2.8,width=1080};FBLC/en_US;FBCR/${carrier};FBMF/samsung;FBPN/com.facebook.katana;FBDV/SM-S911U;FBSV/14;FBOP/1;FBCA/arm64-v8a:;]`;
/** A crawler that names itself in the brackets of its engine. */
const engine = (name: string) =>
  `${MOZILLA} ${BLINK.replace(')', `; compatible; ${name})`)} Chrome/140.0.0.0 Safari/537.36`;

const PEOPLE: [browser: string, agent: string][] = [
  ['Chrome on Windows', `${WINDOWS} ${CHROME} Safari/537.36`],
  ['Chrome on Android', `${android('K')} ${CHROME} Mobile Safari/537.36`],
  ['Chrome on a Chromebook', `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
  ['Chrome on an iPhone', `${IPHONE} ${WEBKIT} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`],
  ['Edge', `${WINDOWS} ${CHROME} Safari/537.36 Edg/140.0.0.0`],
  ['Opera', `${MAC} ${CHROME} Safari/537.36 OPR/124.0.0.0`],
  ['Vivaldi', `${WINDOWS} ${CHROME} Safari/537.36 Vivaldi/7.5`],
  ['Yandex', `${WINDOWS} ${CHROME} YaBrowser/25.8.0.0 Safari/537.36`],
  ['Samsung Internet', `${android('K')} ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0`],
  ['Safari', `${MAC} ${WEBKIT} Version/26.0 Safari/605.1.15`],
  ['Safari on an iPhone', `${IPHONE} ${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on Linux', `${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`],
  ['Firefox on Android', `${MOZILLA} (Android 16; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0`],
  ['Firefox on an iPhone', `${IPHONE} ${WEBKIT} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
  ['Internet Explorer 11', `${MOZILLA} (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko`],
  ['Internet Explorer 9', `${MOZILLA} (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)`],
  ['Konqueror', `${MOZILLA} (compatible; Konqueror/4.5; Linux) KHTML/4.5.5 (like Gecko)`],
  ["Google's app", `${IPHONE} ${WEBKIT} GSA/380.0.7 Mobile/15E148 Safari/604.1`],
  ['DuckDuckGo', `${android('K')} ${WEBVIEW} DuckDuckGo/5 Safari/537.36`],
  ['Whale', `${WINDOWS} ${CHROME} Whale/4.33.325.17 Safari/537.36`],
  ['Naver on Android', `${android('SM-S918N; wv')} ${WEBVIEW} NAVER(inapp; search; 2000; 12.14.4)`],
  ['Naver on an iPhone', `${IPHONE} ${WEBKIT} Mobile/15E148 NAVER(inapp; search; 2000; 12.14)`],
  ['KakaoTalk on Android', `${android('SM-G998N; wv')} ${WEBVIEW};KAKAOTALK 2410910`],
  ['KakaoTalk on an iPhone', `${IPHONE} ${WEBKIT} Mobile/15E148 KAKAOTALK/10.9.1 (INAPP)`],
  ['Daum', `${android('SM-A536N; wv')} ${WEBVIEW} DaumApps/7.0.0 DaumDevice/mobile`],
  ['Line', `${IPHONE} ${WEBKIT} Mobile/15E148 Safari Line/15.12.0`],
  ['Zalo', `${android('CPH2235; wv')} ${WEBVIEW} Zalo android/12110673 ZaloLanguage/vi`],
  ['Cốc Cốc', `${WINDOWS} ${BLINK} coc_coc_browser/140.0.0 Chrome/134.0.0.0 Safari/537.36`],
  ['Facebook on an iPhone', `${IPHONE} ${WEBKIT} Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone16,1;FBCR/]`],
  ['Facebook on Android', `${android('SM-G991U; wv')} ${WEBVIEW} [FB_IAB/FB4A;FBAV/530.0.0.48;]`],
  ['Facebook, AT&T', facebook('AT&T')],
  ['Facebook, T-Mobile', facebook('T-Mobile')],
  ['Facebook, Verizon', facebook('Verizon')],
  ['Facebook, NL KPN', facebook('NL KPN')],
  ['Messenger', `${IPHONE} ${WEBKIT} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/520.0.0]`],
  [
    'Instagram',
    `${android('Pixel 8; wv')} ${WEBVIEW} Instagram 390.0.0.43.81 Android (34/14; shiba)`,
  ],
  ['TikTok', `${android('moto g 5G; wv')} ${WEBVIEW} trill_2023105030 BytedanceWebview/d8a21c6`],
  ['WeChat', `${IPHONE} ${WEBKIT} Mobile/15E148 MicroMessenger/8.0.54(0x1800363a) Language/en`],
  ['Snapchat', `${IPHONE} ${WEBKIT} Mobile/15E148 Snapchat/13.40.0.40 (like Safari/8620.2, panda)`],
  ['Pinterest', `${IPHONE} ${WEBKIT} Mobile/15E148 [Pinterest/iOS]`],
  ['Nextdoor', `${android('K; wv')} ${WEBVIEW} Nextdoor/Android`],
  ["a phone of Cubot's", `${android('CUBOT NOTE 20')} ${CHROME} Mobile Safari/537.36`],
  ["another of Cubot's", `${android('CUBOT_X18_Plus')} ${CHROME} Mobile Safari/537.36`],
  ['KaiOS', `${MOZILLA} (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5`],
  [
    'UC Browser',
    `${android('en-US; RMX3511')} ${BLINK} UCBrowser/13.7.5.1321 Mobile Safari/537.36`,
  ],
  ['an odd browser', `${WINDOWS} ${CHROME} Safari/537.36 Something/1.0`],
  ['no name at all', ''],
];

test.each(PEOPLE)('%s is a person', (_, agent) => {
  expect(isCrawler(agent)).toBe(false);
});

test.each([
  ['Google', engine('Googlebot/2.1; +http://www.google.com/bot.html')],
  ["Google's inspection", `${android('K')} ${CHROME} (compatible; Google-InspectionTool/1.0;)`],
  ["Google's other", engine('GoogleOther')],
  ["Google's advertisements", 'AdsBot-Google (+http://www.google.com/adsbot.html)'],
  ["Google's partners", 'Mediapartners-Google'],
  ['Lighthouse', `${android('moto g power (2022)')} ${CHROME} Safari/537.36 Chrome-Lighthouse`],
  ['Bing', engine('bingbot/2.0; +http://www.bing.com/bingbot.htm')],
  ["Bing's preview", `${WINDOWS} ${CHROME} Safari/537.36 BingPreview/1.0b`],
  ['DuckDuckGo', 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)'],
  ['Yahoo', `${MOZILLA} (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)`],
  ['Yandex', `${MOZILLA} (compatible; YandexBot/3.0; +http://yandex.com/bots)`],
  ['Baidu', `${MOZILLA} (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)`],
  ['Naver', `${MOZILLA} (compatible; Yeti/1.1; +https://naver.me/spd)`],
  ['Daum', `${MOZILLA} (compatible; Daum/4.1; +http://cs.daum.net/faq/15/4118.html)`],
  ['Cốc Cốc', `${MOZILLA} (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)`],
  ['Apple', `${MAC} ${WEBKIT} Version/17.4 (Applebot/0.1; +http://www.apple.com/go/applebot)`],
  ["Apple's messages", `${MAC} ${WEBKIT} facebookexternalhit/1.1 Facebot Twitterbot/1.0`],
  ['Facebook', 'facebookexternalhit/1.1'],
  ['KakaoTalk', 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/33984'],
  ['Meta', 'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters)'],
  ['WhatsApp', 'WhatsApp/2.23.20.0 A'],
  ['Telegram', 'TelegramBot (like TwitterBot)'],
  ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
  ['Discord', `${MOZILLA} (compatible; Discordbot/2.0; +https://discordapp.com)`],
  ['LinkedIn', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)'],
  ['Skype', `${WINDOWS} ${CHROME} Safari/537.36 SkypeUriPreview Preview/0.5`],
  ['Snapchat', `${MOZILLA} (Snap URL Preview Service; bot; snapchat; developers.snap.com/robots)`],
  ['ChatGPT', `${MOZILLA} ${BLINK}; compatible; ChatGPT-User/1.0; +https://openai.com/bot`],
  ['Claude', engine('ClaudeBot/1.0; +claudebot@anthropic.com')],
  ['Internet Archive', `${MOZILLA} (compatible; archive.org_bot +http://archive.org/details/x)`],
  ['UptimeRobot', `${MOZILLA}+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)`],
  ['Pingdom', 'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)'],
  ["Pingdom's browser", `${LINUX} ${CHROME} Safari/537.36 PingdomTMS/0.8.5`],
  ['StatusCake', `${WINDOWS} ${CHROME} Safari/537.36 StatusCake`],
  ['Site24x7', `${LINUX} ${CHROME} Safari/537.36 Site24x7`],
  ['Datadog', `${LINUX} ${CHROME} Safari/537.36 DatadogSynthetics`],
  ['Dynatrace', `${WINDOWS} ${CHROME} Safari/537.36 RuxitSynthetic/1.0 v7058 t8052`],
  ['WebPageTest', `${LINUX} ${CHROME} Safari/537.36 PTST/250815`],
  ['GTmetrix', `${LINUX} ${CHROME} Safari/537.36 GTmetrix`],
  ['a browser without a window', `${LINUX} ${BLINK} HeadlessChrome/140.0.0.0 Safari/537.36`],
  ['Screaming Frog', 'Screaming Frog SEO Spider/22.1'],
])('%s is a crawler', (_, agent) => {
  expect(isCrawler(agent)).toBe(true);
});
