/**
 * A draft reply to a visitor, which staff complete and send. Short, because it becomes a link: Windows
 * takes no link above 2,083 characters (one letter of Hindi takes nine).
 */
export const REPLIES: Record<
  string,
  {subject: string; greeting: string; withoutName: string; text: string}
> = {
  en: {
    subject: 'Your free roof inspection',
    greeting: 'Hello {name},',
    withoutName: 'Hello,',
    text: 'Thank you for requesting a free roof inspection. When is a good time to call you? You can also reach us at {phone}.',
  },
  es: {
    subject: 'Su inspección de techo gratis',
    greeting: 'Hola, {name}:',
    withoutName: 'Hola:',
    text: 'Gracias por pedir una inspección de techo gratis. ¿A qué hora le podemos llamar? Si lo prefiere, llámenos al {phone}.',
  },
  vi: {
    subject: 'Về việc kiểm tra mái miễn phí của quý vị',
    greeting: 'Kính gửi {name},',
    withoutName: 'Kính gửi quý vị,',
    text: 'Cảm ơn quý vị đã yêu cầu kiểm tra mái miễn phí. Chúng tôi gọi cho quý vị lúc nào thì tiện? Quý vị cũng có thể gọi cho chúng tôi ở số {phone}.',
  },
  ko: {
    subject: '신청하신 무료 지붕 점검 안내',
    greeting: '{name} 고객님, 안녕하십니까.',
    withoutName: '안녕하십니까.',
    text: '무료 지붕 점검을 신청해 주셔서 감사합니다. 언제 전화드리면 좋을지 알려 주십시오. {phone}번으로 직접 전화 주셔도 됩니다.',
  },
  hi: {
    subject: 'आपकी छत का मुफ़्त इंस्पेक्शन',
    greeting: 'नमस्ते {name} जी,',
    withoutName: 'नमस्ते,',
    text: 'छत का मुफ़्त इंस्पेक्शन बुक करने के लिए धन्यवाद। आपको किस समय कॉल करना ठीक रहेगा? आप ख़ुद भी कॉल कर सकते हैं: {phone}',
  },
};
