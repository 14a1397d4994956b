import { expect } from '@jest/globals';
import type { CreatePostingRequest, SavedApplication, SavedPosting } from '../contracts/help-wanted.js';
import type { GivenRole, SentInvite } from '../contracts/project-people.js';
import type { CreateProjectRequest, SavedProject } from '../contracts/project-writing.js';
import type { Answer, Client } from './client.js';
import { usernameOf } from './town.js';

export const PROJECTS = '/api/projects';
export const PROJECT: CreateProjectRequest = {
  ...{ title: 'Açık takvim', summary: 'Etkinlikleri tek yerde toplayan bir takvim.', description: 'Herkes **ekleyebilir**.' },
  ...{ stage: 'development', visibility: 'public', tags: ['typescript'] },
};
const POSTING: Omit<CreatePostingRequest, 'project_id'> = {
  ...{ title: 'React bilen biri', description: 'Takvimin arayüzünü yazacak birini arıyoruz.', skills: ['React'] },
  ...{ project_reward_type: 'volunteer', places: 1 },
};

/** What was answered, when it went well. */
function done<T>({ status, body }: Answer<T>): T {
  expect([status < 300, body.error]).toEqual([true, undefined]);
  return body.data;
}

/** Members who build something together. */
export const fellows = {
  create: async (owner: Client, changes: Partial<CreateProjectRequest> = {}): Promise<SavedProject> =>
    done(await owner.post<SavedProject>(PROJECTS, { ...PROJECT, ...changes })),
  invite: (by: Client, project: string, identifier: string, role: GivenRole = 'member') =>
    by.post<SentInvite>(`${PROJECTS}/${project}/invites`, { identifier, role }),
  respond: (who: Client, invite: string, action: 'accept' | 'reject') => who.post(`${PROJECTS}/invites/${invite}/respond`, { action }),
  /** Invited by the owner, and come. */
  join: async (owner: Client, project: string, who: Client, role: GivenRole = 'member'): Promise<void> => {
    const { id } = done(await fellows.invite(owner, project, await usernameOf(who), role));
    done(await fellows.respond(who, id, 'accept'));
  },
  open: async (by: Client, project: string, changes: Partial<CreatePostingRequest> = {}): Promise<SavedPosting> =>
    done(await by.post<SavedPosting>(`${PROJECTS}/help-wanted`, { ...POSTING, ...changes, project_id: project })),
  apply: (who: Client, posting: string, message = 'Üç yıldır React yazıyorum, yardım etmek isterim.') =>
    who.post<SavedApplication>(`${PROJECTS}/help-wanted/${posting}/applications`, { message }),
  step: (who: Client, what: 'seen' | 'accept' | 'reject' | 'withdraw', application: string) =>
    who.post<SavedApplication>(`${PROJECTS}/applications/${application}/${what}`),
  done,
};
