import type {Opening} from '@site/src/data/opening';
import type {LocaleCode} from '@site/src/language/locales';
import {openingLines} from '@site/src/lib/openingHours';
import {translatorIn} from '@site/src/plugins/support/siteText';

const OPENINGS: Opening[] = [
  {days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '20:00'},
  {days: ['Saturday', 'Sunday'], opens: '08:00', closes: '17:00'},
  {days: ['Wednesday'], opens: '09:30', closes: '12:00'},
];

/* cspell:disable */
test.each<[LocaleCode, string[]]>([
  ['en', ['Mon–Fri 7 AM–8 PM', 'Sat–Sun 8 AM–5 PM', 'Wed 9:30 AM–12 PM']],
  ['es', ['Lun–vie 7 a. m.–8 p. m.', 'Sáb–dom 8 a. m.–5 p. m.', 'Mié 9:30 a. m.–12 p. m.']],
  [
    'vi',
    [
      'Thứ Hai–Thứ Sáu: 7 giờ sáng đến 8 giờ tối',
      'Thứ Bảy–Chủ Nhật: 8 giờ sáng đến 5 giờ chiều',
      'Thứ Tư: 9 giờ 30 sáng đến 12 giờ trưa',
    ],
  ],
  ['ko', ['월–금 오전 7시–오후 8시', '토–일 오전 8시–오후 5시', '수 오전 9시 30분–오후 12시']],
  ['hi', ['सोम–शुक्र सुबह 7–रात 8 बजे', 'शनि–रवि सुबह 8–शाम 5 बजे', 'बुध सुबह 9:30–दोपहर 12 बजे']],
])('hours in %s read as people write them', (locale, expected) => {
  const lines = openingLines(OPENINGS, translatorIn(locale));
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(expected);
});
/* cspell:enable */
