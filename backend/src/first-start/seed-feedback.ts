import { GiveFeedback, ReviewFeedback } from '../contexts/feedback/feedback/feedback.commands.js';
import { demoMembers } from './demo-members.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';
import { DERYA, type HoursAgo, MERT, staff } from './seed-staff.js';

/** What people said about the beta: something new, something from a guest that is looked into, something solved and something closed. */
export async function seedFeedback(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const nothing = { stepsToReproduce: null, pageUrl: null, screenshot: null };
  await give(start, 'new', hoursAgo(1.6), 'elif.isik', {
    ...nothing,
    title: 'Koyu görünümde kod blokları okunmuyor',
    description: 'Koyu görünüme geçince kod bloklarındaki yorum satırları arka planla neredeyse aynı renkte kalıyor.',
    stepsToReproduce: '1. Koyu görünümü açın.\n2. İçinde SQL kodu olan bir konu açın.\n3. “--” ile başlayan satırlara bakın.',
    pageUrl: '/forum',
    severity: 'high',
    category: 'Görünüm',
  });
  const guest = { email: 'misafir@ornek.meydan.dev', username: null, displayName: 'Sevgi' };
  await give(start, 'looked-into', hoursAgo(20), guest, {
    ...nothing,
    title: 'Doğrulama e-postası geç geliyor',
    description: 'Kayıt olduktan sonra doğrulama e-postası yaklaşık yirmi dakika sonra geldi; o arada bağlantıyı üç kez istedim.',
    severity: 'medium',
    category: 'Hesap',
  });
  await review(start, 'looked-into', hoursAgo(17), MERT, 'under_review', null);
  await give(start, 'solved', hoursAgo(96), 'gokce.unal', {
    ...nothing,
    title: 'Etiket ararken “ı” ile “i” karışıyor',
    description: 'Etiketlerde “ısı” diye aradığımda “isi” ile başlayanlar da geliyor, ama tersi olmuyor.',
    pageUrl: '/forum',
    severity: 'low',
    category: 'Forum',
  });
  await review(start, 'solved', hoursAgo(70), DERYA, 'resolved', 'Arama Türkçe harfleri ayırıyor artık; bir sonraki sürümde yayında.');
  await give(start, 'closed', hoursAgo(120), 'ozan_celik', {
    ...nothing,
    title: 'Yorumlara emoji tepkisi eklensin',
    description: 'Beğeninin yanında birkaç emojiyle tepki verebilmek isterdim; küçük teşekkürler için yorum yazmak fazla geliyor.',
    severity: 'low',
    category: 'Öneri',
  });
  await review(start, 'closed', hoursAgo(100), DERYA, 'dismissed', 'Öneri listesine aldık; açık betada yeni tepki türü eklemiyoruz.');
}

type Giver = Pick<GiveFeedback['data'], 'email' | 'username' | 'displayName'>;
type Words = Omit<GiveFeedback['data'], 'feedbackId' | 'memberId' | keyof Giver>;

const idOf = (start: FirstStart, name: string): string => start.id(`feedback/${name}`);

/** By a member of the sample content, or by a guest who left names of their own. */
async function give(start: FirstStart, name: string, at: string, by: string | Giver, words: Words): Promise<void> {
  const feedbackId = idOf(start, name);
  if (typeof by !== 'string') return start.send(GiveFeedback, { feedbackId, memberId: null, ...by, ...words }, `feedback/${name}`, at);
  const member = demoMembers.find(({ username }) => username === by);
  if (!member) throw new Error(`nobody of the sample content is called ${by}`);
  const giver = { email: `${by}@ornek.meydan.dev`, username: by, displayName: member.displayName ?? `${member.firstName} ${member.lastName}` };
  await start.send(GiveFeedback, { feedbackId, memberId: start.memberId(by), ...giver, ...words }, `feedback/${name}`, at, actor(start, by));
}

const review = (start: FirstStart, name: string, at: string, by: string, status: ReviewFeedback['data']['status'], notes: string | null): Promise<void> =>
  start.send(ReviewFeedback, { feedbackId: idOf(start, name), reviewerId: start.memberId(by), status, notes }, `feedback/review/${name}`, at, staff(start, by));
