import type {LocaleCode} from '../../src/language/locales';

/** The beginning of an answer to a visitor, which staff complete and send themselves. */
type Reply = {
  subject: string;
  /** The first line, without a name where it would be too long for a link. */
  greeting(name: string | null): string;
  /** What follows, with the company's phone number. */
  text(phone: string): string;
};

/**
 * In each language, short: the whole is a link, and Windows takes none longer than 2,083 characters
 * (one letter of Hindi is nine of them).
 */
const REPLIES: Partial<Record<LocaleCode, Reply>> = {
  en: {
    subject: 'Your free roof inspection',
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    text: (phone) =>
      `Thank you for requesting a free roof inspection. When is a good time to call you? You can also reach us at ${phone}.`,
  },
  es: {
    subject: 'Su inspección de techo gratis',
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    text: (phone) =>
      `Gracias por pedir una inspección de techo gratis. ¿A qué hora le podemos llamar? Si lo prefiere, llámenos al ${phone}.`,
  },
  vi: {
    subject: 'Về việc kiểm tra mái miễn phí của quý vị',
    greeting: (name) => (name ? `Kính gửi ${name},` : 'Kính gửi quý vị,'),
    text: (phone) =>
      `Cảm ơn quý vị đã yêu cầu kiểm tra mái miễn phí. Chúng tôi gọi cho quý vị lúc nào thì tiện? Quý vị cũng có thể gọi cho chúng tôi ở số ${phone}.`,
  },
  ko: {
    subject: '신청하신 무료 지붕 점검',
    greeting: (name) => (name ? `${name} 고객님, 안녕하십니까.` : '안녕하십니까.'),
    text: (phone) =>
      `무료 지붕 점검을 신청해 주셔서 감사합니다. 언제 전화드리면 좋을지 알려 주십시오. ${phone}번으로 직접 전화 주셔도 됩니다.`,
  },
  hi: {
    subject: 'आपकी छत का मुफ़्त इंस्पेक्शन',
    greeting: (name) => (name ? `नमस्ते ${name} जी,` : 'नमस्ते,'),
    text: (phone) =>
      `छत का मुफ़्त इंस्पेक्शन माँगने के लिए धन्यवाद। आपको किस समय कॉल करना ठीक रहेगा? आप हमें भी कॉल कर सकते हैं: ${phone}`,
  },
};

/** A longer name would make the link too long; it is most likely none anyway. */
const LONGEST_NAME = 40;

/** Ready to send, or to go on writing; null in a language that nobody has written one in yet. */
export function replyIn(
  language: LocaleCode,
  name: string,
  company: {name: string; phone: {display: string}},
): {subject: string; body: string} | null {
  const reply = REPLIES[language];
  if (!reply) return null;
  const greeting = reply.greeting([...name].length > LONGEST_NAME ? null : name || null);
  const text = reply.text(company.phone.display);
  return {subject: reply.subject, body: `${greeting}\n\n${text}\n\n${company.name}\n`};
}
