import type { Page } from '@playwright/test';
import type { RunningMeydan } from './meydan';
import { write } from './people';

/** Creates a project without the form and answers its id. */
export async function projectBy(page: Page, meydan: RunningMeydan, fields: { title: string; [field: string]: unknown }): Promise<string> {
  const rest = { summary: 'Herkesin uygun saatini bulan takvim.', stage: 'beta', visibility: 'public' };
  return (await write<{ id: string }>(page, meydan, '/api/projects', { ...rest, ...fields })).id;
}

/** Looks for help without the form and answers the posting's id. */
export async function postingBy(page: Page, meydan: RunningMeydan, projectId: string, fields: { title: string; [field: string]: unknown }): Promise<string> {
  const rest = { description: 'Haftada 4–5 saat, kod incelemesi bizden.', skills: ['React', 'CalDAV'], project_reward_type: 'volunteer', places: 2 };
  return (await write<{ id: string }>(page, meydan, '/api/projects/help-wanted', { project_id: projectId, ...rest, ...fields })).id;
}
