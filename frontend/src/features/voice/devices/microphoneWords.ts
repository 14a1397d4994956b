import type { MicrophoneProblem } from '../session/voiceState';

/** What is wrong with the microphone, and what to do. */
export const MICROPHONE_WORDS = {
  denied: {
    title: 'Mikrofona izin verilmedi',
    text: 'Adres çubuğundaki mikrofon ya da kilit simgesinden bu siteye mikrofon izni verin, sonra yeniden deneyin.',
  },
  missing: { title: 'Mikrofon bulunamadı', text: 'Bir mikrofon ya da kulaklık takın; takılınca kendiliğinden denenir.' },
  busy: { title: 'Mikrofon açılamadı', text: 'Mikrofonu başka bir uygulama kullanıyor olabilir. O uygulamayı kapatıp yeniden deneyin.' },
} as const satisfies Record<NonNullable<MicrophoneProblem>, { title: string; text: string }>;

/** Rooms can be listened to without one. */
export const LISTEN_ONLY = 'Mikrofonsuz da katılıp dinleyebilirsiniz.';
