import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {DEFAULT_LOCALE} from '../../src/language/locales';

/* cspell:disable */
/** Phrases that native readers found wrong or meaningless, each with its replacement. */
const FAULTY: Record<string, [phrase: string, instead: string][]> = {
  en: [
    ['e-mail', 'email'],
    ['stand proud', 'backing out'],
    ['perhaps mended', 'maybe repaired'],
    ['When you like', 'No rush'],
    ['Send us up', 'Let us climb'],
    ['drinks water', 'soaks up water'],
    ['seals that let go', 'seals that fail'],
    ['near the sea', 'near the coast'],
    ['over damp is', 'over a damp surface is'],
    ['further than', 'farther than'],
    ['afterwards', 'afterward'],
    ['Away with it', 'Hauling it away'],
    ['help you to', 'help you'],
    ['need not know', 'don’t need to know'],
    ['whomever', 'anyone'],
    ['storm-proofing', 'storm-hardening'],
    ['decide in peace', 'take your time deciding'],
    ['link to leave', 'unsubscribe link'],
    [', tidy', ', clean'],
  ],
  es: [
    ['borde de goteo y lejos de la casa', 'recogen el agua y la llevan lejos de la casa'],
    ['dentro de 10 días', 'en un plazo de 10 días'],
    ['dentro de un año', 'a más tardar un año después de'],
    ['firmado por un estado de emergencia', 'firmado a raíz de un estado de emergencia'],
    ['| En dos semanas |', '| Antes de dos semanas |'],
    ['con una muestra, muy de cerca', 'a partir de una muestra: queda muy parecido'],
    ['Años con los que puede contar', 'Años de duración que conviene prever'],
    ['encuentra **al menos cinco años', 'encuentra que al techo le quedan **al menos cinco años'],
    ['los de metal o teja', 'los de metal, los de teja de barro o concreto'],
    ['base mida', 'el medidor indique que la base está seca'],
    ['con marcas de agua', 'que el agua manchó'],
    ['par de ojos', 'revisado por otra persona'],
  ],
  vi: [
    ['Hãy hỏi hãng bảo hiểm xem mục nào', 'Hãy hỏi người giám định xem mục nào'],
    ['chụp ống', 'vành cao su quanh ống'],
    ['chụp cao su', 'vành cao su'],
    ['mất mạng', 'rớt mạng internet'],
    ['đợi đến hết năm', 'đợi đến gần hết hạn một năm'],
    ['mái cũ theo năm tháng', 'hao mòn vì mái đã cũ'],
    ['ngưng bán hay đổi hợp đồng', 'ngưng bán hợp đồng mới và ngưng cho sửa hợp đồng đang có'],
    ['Phần góp đó là của quý vị', 'Phần đó quý vị phải tự trả'],
    ['phần một phần ba', 'một phần ba quý vị phải góp'],
    ['trung bình trên 5 sao', 'điểm trung bình (tối đa 5 sao)'],
    ['có mái nhà chúng tôi đã làm', 'mà chúng tôi đã lên tận mái nhà'],
    ['Quý công ty không thấy được gì', 'Những chỗ nào kiểm tra không thấy được'],
  ],
  ko: [
    ['구독 중...', '신청하는 중...'],
    ['구독 중 오류', '구독을 신청하는 중 오류'],
    ['28일까지 굳혀야', '최대 28일 동안 굳혀야'],
    ['맨 위층', '맨 겉면'],
    ['아래층이 드러난', '밑의 방수층이 드러난'],
    ['그 아래층들', '그 밑에 있는 층'],
    ['무거워져서 떨어집니다', '무거워져서 떨어질 수 있습니다'],
    ['5월, 6월 1일', '6월 1일에 허리케인 철이 시작되기 전인 4월이나 5월'],
    ['공식 시작일', '공식 착공일'],
    ['보내지지', '전송되지'],
    ['구독을 끊', '구독을 취소'],
    ['법이 요구', '법에 따라'],
    ['<Email />로', '<Email /> 주소로'],
    ['부디', '직접 하지 마십시오'],
  ],
  hi: [
    ['इंश्योरेंस कंपनी से पूछें कि किस सुधार', 'इंस्पेक्टर से पूछें कि किस सुधार'],
    ['। हज़ारों मालिक', 'दसियों हज़ार घर मालिक'],
    ['आपको पूरी रक़म मिलती है', 'ग्रांट की पूरी सीमा, यानी $10,000, मिल जाती है'],
    ['भेजने का मतलब है कि हम', 'भेजकर आप सहमति देते हैं कि हम'],
    ['क्लेम पर बातचीत', 'क्लेम की जानकारी'],
    ['2023 से जारी', '2023 या उसके बाद जारी हुई'],
    ['हिसाब से, कंपनी के निर्देशों', 'बनाने वाली कंपनी के निर्देशों'],
    ['एटिक में ख़राब हवा', 'एटिक में हवा का ठीक से न आना-जाना'],
    ['छत पर हमने काम किया है', 'छत पर हम ख़ुद चढ़े हैं'],
    ['किसी के ऊपर चढ़ने से पहले', 'छत पर चढ़ने से पहले'],
    ['"पानी आ रहा है?', 'छत टपक रही है?'],
    ['बारिश के नाप के', 'बारिश के हिसाब से बने'],
    ['25% की छूट', '25% नियम का अपवाद'],
    ['लोग दो प्रतिशत', '25% और 50% के नियम लोग'],
    ['ऊपर एक घंटा लगाने से', 'छत पर मेरा एक घंटा'],
    ['गिर पड़ता है', 'गिर सकता है'],
    ['मुफ़्त छत इंस्पेक्शन', 'छत का मुफ़्त इंस्पेक्शन'],
    ['जानना आपका काम नहीं', 'आपको पता होना ज़रूरी नहीं'],
    ['उसे सही न पाए', 'कोई व्यक्ति उसे असली पाए, तो'],
    ['ज़्यादातर पुराने घरों के लिए नहीं', 'पहले से बने ज़्यादातर घरों के लिए नहीं'],
    ['सूचना से 60 दिन', 'सूचना मिलने के 60 दिन के अंदर'],
    ['पॉलिसी के फ़ायदे', 'पॉलिसी के पैसे का हक़'],
    ['छत फाड़कर', 'छत तोड़कर'],
  ],
};
/* cspell:enable */

/**
 * Composed and decomposed letters look the same, a sentence begins with a capital, and headings have
 * fixed spaces, so both sides are compared in one form.
 */
const oneForm = (text: string) =>
  text
    .normalize('NFC')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .toLowerCase();

/** Where visitors' texts are: of English beside the code, of another language in its folder. */
const foldersOf = (locale: string): string[] =>
  locale === DEFAULT_LOCALE
    ? ['blog', 'services', 'src/components', 'src/forms', 'src/pages', 'src/sections', 'src/theme']
    : [`i18n/${locale}`];

/** Every file of a language that visitors read; its glossary may name what is wrong. */
const textsOf = (locale: string): [file: string, text: string][] =>
  foldersOf(locale).flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:mdx|json|tsx)$/.test(file))
      .map((file): [string, string] => [
        `${folder}/${file}`,
        oneForm(readFileSync(path.join(folder, file), 'utf8')),
      ]),
  );

test.each(Object.entries(FAULTY))(
  'no text of %s has a phrase that native readers rejected',
  (locale, phrases) => {
    const texts = textsOf(locale);
    expect(texts).not.toHaveLength(0);
    const found = texts.flatMap(([file, text]) =>
      phrases
        .filter(([phrase]) => text.includes(oneForm(phrase)))
        .map(([phrase, instead]) => `${file}: “${phrase}” → “${instead}”`),
    );
    expect(found).toEqual([]);
  },
);
