import type { FirstStart } from './first-start.js';

export const actor = (start: FirstStart, username: string) => ({ id: start.memberId(username), role: 'user' });
export const topicIdOf = (start: FirstStart, index: number) => start.id(`topic/${index}`);
export const commentIdOf = (start: FirstStart, topic: number, index: number) => start.id(`comment/${topic}/${index}`);
