/** Posts that were not published at their minute, on the wire. */
import { HOLD_CAUSES } from './holding.js';

/** Why a post fell back to a draft without its author having wanted it: their standing, who may publish, or what would let a topic wait. */
export const POST_FALLBACKS = ['standing', 'writers', ...HOLD_CAUSES] as const;
export type PostFallback = (typeof POST_FALLBACKS)[number];

/** As staff read it. */
export const POST_FALLBACK_TOLD: Record<PostFallback, string> = {
  standing: 'Zamanlanan yazı, yazarının kısıtlaması nedeniyle yayınlanmadı',
  writers: 'Zamanlanan yazı, yazarı blog yazarı olmadığı için yayınlanmadı',
  first_posts: 'Zamanlanan yazı, yazarının ilk paylaşımları onaylanmadığı için yayınlanmadı',
  links: 'Zamanlanan yazı, yeni bir üyenin verdiği bağlantılar nedeniyle yayınlanmadı',
  words: 'Zamanlanan yazı, izlenen bir sözcük nedeniyle yayınlanmadı',
};

/** As its author reads it, in a sentence without its full stop. */
export const POST_FALLBACK_TO_AUTHOR: Record<PostFallback, string> = {
  standing: 'Zamanladığınız yazı, hesabınızdaki kısıtlama nedeniyle yayınlanmadı ve taslağa alındı',
  writers: 'Zamanladığınız yazı, yalnızca blog yazarları yayın yapabildiği için yayınlanmadı ve taslağa alındı',
  first_posts: 'Zamanladığınız yazı, forumdaki ilk paylaşımlarınız henüz onaylanmadığı için yayınlanmadı ve taslağa alındı',
  links: 'Zamanladığınız yazı, yeni bir üye için çok fazla bağlantı içerdiğinden yayınlanmadı ve taslağa alındı',
  words: 'Zamanladığınız yazı, izlenen bir sözcük içerdiği için yayınlanmadı ve taslağa alındı',
};
