import type { CannedReasonRequest } from '../../contracts/canned-reasons.js';

/** Reasons that moderators need often, in their order; the clauses are those of the terms that are shipped. */
export const demoReasons: readonly Omit<CannedReasonRequest, 'place'>[] = [
  {
    title: 'Kişiye saldırı',
    clause: '4.2',
    reason: 'harassment',
    text: 'Tartışmada düşünceyi eleştirebilirsiniz, kişiyi değil. Bu metniniz bir üyeyi hedef alıyordu.',
  },
  {
    title: 'Kişisel bilgi paylaşımı',
    clause: '4.2',
    reason: 'harassment',
    text: 'Başkasının telefonunu, adresini ya da özel yazışmasını izni olmadan paylaşmayın.',
  },
  {
    title: 'Tekrarlanan reklam',
    clause: '4.3',
    reason: 'spam',
    text: 'Aynı bağlantıyı birden çok konuda paylaştınız. Kendi çalışmanızı konuyla ilgiliyse ve bir kez paylaşabilirsiniz.',
  },
  {
    title: 'Kapora ya da ön ödeme isteme',
    clause: '4.6',
    reason: 'scam',
    text: 'İş ya da satış karşılığında önceden para istemek yasaktır. İlanınızı ödeme şartı olmadan yeniden yazabilirsiniz.',
  },
];
