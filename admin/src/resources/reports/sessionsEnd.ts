/** What happens to the sessions a member has open, as the end of a sentence. */
export const sessionsEnd = (count: number): string => (count === 0 ? 'şu anda açık oturumu yok' : `açık ${count} oturumu hemen kapanır`);
