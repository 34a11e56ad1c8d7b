type Mail = {subject: string; text: string};
type Reply = Mail & {greeting: string; withoutName: string; urgent: Mail};

/**
 * A draft reply to a visitor, which staff complete and send. Short, because it becomes a link: Windows
 * takes no link above 2,083 characters (one letter of Hindi takes nine). `urgent`: while somebody calls the
 * visitor, at the number that was typed.
 */
export const REPLIES: Record<string, Reply> = {
  en: {
    subject: 'Your free roof inspection',
    greeting: 'Hello {name},',
    withoutName: 'Hello,',
    text: 'Thank you for requesting a free roof inspection. When is a good time to call you? You can also reach us at {phone}.',
    urgent: {
      subject: 'We’re calling you now',
      text: 'We got your message. We’re calling you now at {number}. Please keep your phone close by.',
    },
  },
  es: {
    subject: 'Su inspección de techo gratis',
    greeting: 'Hola, {name}:',
    withoutName: 'Hola:',
    text: 'Gracias por pedir una inspección de techo gratis. ¿A qué hora le podemos llamar? Si lo prefiere, llámenos al {phone}.',
    urgent: {
      subject: 'Le llamamos ahora a su teléfono',
      text: 'Recibimos su mensaje. Le llamamos ahora mismo al {number}. Por favor, tenga el teléfono a la mano.',
    },
  },
  vi: {
    subject: 'Về việc kiểm tra mái miễn phí của quý vị',
    greeting: 'Kính gửi {name},',
    withoutName: 'Kính gửi quý vị,',
    text: 'Cảm ơn quý vị đã yêu cầu kiểm tra mái miễn phí. Chúng tôi gọi cho quý vị lúc nào thì tiện? Quý vị cũng có thể gọi cho chúng tôi ở số {phone}.',
    urgent: {
      subject: 'Chúng tôi đang gọi cho quý vị',
      text: 'Chúng tôi đã nhận được tin của quý vị và gọi ngay cho quý vị ở số {number}. Xin quý vị để điện thoại bên mình.',
    },
  },
  ko: {
    subject: '신청하신 무료 지붕 점검 안내',
    greeting: '{name} 고객님, 안녕하십니까.',
    withoutName: '안녕하십니까.',
    text: '무료 지붕 점검을 신청해 주셔서 감사합니다. 언제 전화드리면 좋을지 알려 주십시오. {phone}번으로 직접 전화 주셔도 됩니다.',
    urgent: {
      subject: '지금 전화드립니다',
      text: '보내 주신 글을 확인했습니다. 지금 바로 {number}번으로 전화드리겠습니다. 전화기를 가까이 두고 기다려 주십시오.',
    },
  },
  hi: {
    subject: 'आपकी छत का मुफ़्त इंस्पेक्शन',
    greeting: 'नमस्ते {name} जी,',
    withoutName: 'नमस्ते,',
    text: 'छत का मुफ़्त इंस्पेक्शन बुक करने के लिए धन्यवाद। आपको किस समय कॉल करना ठीक रहेगा? आप ख़ुद भी कॉल कर सकते हैं: {phone}',
    urgent: {
      subject: 'हम आपको अभी कॉल कर रहे हैं',
      text: 'हमें आपका मैसेज मिल गया है। हम आपको अभी {number} पर कॉल कर रहे हैं। कृपया फ़ोन अपने पास रखें।',
    },
  },
};
