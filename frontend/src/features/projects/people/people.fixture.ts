import type { Author } from '@contracts/accounts';
import type { ProjectMember } from '@contracts/project-people';
import type { ProjectRole } from '@contracts/projects';

export const author = (id: string, name: string): Author => ({
  ...{ id, username: id, display_name: name, first_name: null, last_name: null, avatar: null, role: 'user' },
});
export const member = (id: string, name: string, role: ProjectRole): ProjectMember => ({
  ...{ user_id: id, role, joined_at: '2026-01-12T10:00:00.000Z', user: author(id, name) },
});
