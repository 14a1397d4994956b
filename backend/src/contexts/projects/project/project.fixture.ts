import { daysFromNow } from '../../../kernel/facts.fixture.js';
import type { MemberInvited, MemberJoined } from './people.events.js';
import type { PostingOpened, PostingWords } from './posting.events.js';
import type { ProjectCreated, ProjectEvent, ProjectWords } from './project.events.js';

export const P = { projectId: 'p1' } as const;
export const WORDS: ProjectWords = {
  title: 'Açık takvim',
  summary: 'Etkinlikleri tek yerde toplayan bir takvim.',
  description: '',
  tags: [],
  cover: null,
  links: [],
  repository: null,
};
export const SAVED = { words: WORDS, stage: 'idea', visibility: 'public' } as const;
export const NEEDED: PostingWords = {
  title: 'React bilen biri',
  description: 'Arayüzü yazacak birini arıyoruz.',
  skills: ['React'],
  rewardType: 'volunteer',
  places: 1,
  until: null,
};

export const created = (visibility: ProjectCreated['data']['visibility'] = 'public'): ProjectCreated => ({
  type: 'ProjectCreated',
  data: { ...P, ownerId: 'owner', ...WORDS, stage: 'idea', visibility },
});
export const joined = (memberId: string, role: MemberJoined['data']['role'] = 'member', applicationId: string | null = null): MemberJoined => ({
  type: 'MemberJoined',
  data: { ...P, memberId, role, by: 'owner', inviteId: null, applicationId },
});
export const invited = (inviteId: string, who: { memberId: string } | { digest: string }, day = 0): MemberInvited => ({
  type: 'MemberInvited',
  data: {
    ...{ ...P, inviteId, role: 'member', by: 'owner' },
    memberId: 'memberId' in who ? who.memberId : null,
    address: 'digest' in who ? 'biri@ornek.com' : null,
    addressDigest: 'digest' in who ? who.digest : null,
    ...{ expiresAt: daysFromNow(day + 14), remindFrom: daysFromNow(day + 3) },
  },
});
export const opened = (words: Partial<PostingWords> = {}, postingId = 'h1'): PostingOpened => ({
  type: 'PostingOpened',
  data: { ...P, postingId, by: 'owner', ...NEEDED, ...words },
});
const of = (applicantId: string, postingId: string) => ({ ...P, postingId, applicationId: `a-${applicantId}`, applicantId });
export const applied = (applicantId: string, postingId = 'h1'): ProjectEvent => ({
  type: 'ApplicationMade',
  data: { ...of(applicantId, postingId), message: 'Yardım etmek isterim.' },
});
export const accepted = (applicantId: string, taken = 1, postingId = 'h1'): ProjectEvent => ({
  type: 'ApplicationAccepted',
  data: { ...of(applicantId, postingId), by: 'owner', taken },
});
export const filled = (memberIds: string[] = [], postingId = 'h1'): ProjectEvent => ({ type: 'PostingFilled', data: { ...P, postingId, memberIds } });
