import type { Author } from '@contracts/accounts';
import type { MatchedPosting, Posting, PostingBrief } from '@contracts/help-wanted';
import type { Project, ProjectRow } from '@contracts/projects';

export const author: Author = { id: 'm1', username: 'cagri', display_name: 'Çağrı Yıldız', first_name: null, last_name: null, avatar: null, role: 'user' };

export const postingBrief = (fields: Partial<PostingBrief> = {}): PostingBrief => ({
  id: 'h1',
  title: 'React ile takvim görünümü',
  status: 'open',
  places: 4,
  taken: 2,
  until: null,
  ended_at: null,
  ...fields,
});

/** A project as lists show it. */
export const projectRow = (fields: Partial<ProjectRow> = {}): ProjectRow => ({
  id: 'p1',
  title: 'Ortak Takvim',
  summary: 'Herkesin uygun saatini bulan takvim.',
  cover_image_url: null,
  stage: 'beta',
  stage_label: 'Beta',
  visibility: 'public',
  tags: ['react', 'postgresql'],
  owner_id: author.id,
  owner: author,
  created_at: '2026-01-12T10:00:00.000Z',
  updated_at: '2026-11-26T10:00:00.000Z',
  archived: false,
  hidden: false,
  members: 5,
  followers: 48,
  comments: 0,
  updates: 0,
  postings: { open: 0, total: 0 },
  posting: null,
  ...fields,
});

export const posting = (fields: Partial<Posting> = {}): Posting => ({
  ...postingBrief(),
  project_id: 'p1',
  description: 'Haftada 4–5 saat.',
  html: '<p>Haftada 4–5 saat.</p>',
  is_open: true,
  is_overdue: false,
  project_reward_type: 'revenue_share',
  reward_label: 'Gelir paylaşımı',
  skills: ['React', 'PostgreSQL', 'CalDAV'],
  created_by: author.id,
  created_at: '2026-11-20T10:00:00.000Z',
  applications: 11,
  creator: author,
  project: { id: 'p1', title: 'Ortak Takvim', cover_image_url: null, stage: 'beta', tags: [] },
  ...fields,
});

export const match = (fields: Partial<MatchedPosting> = {}): MatchedPosting => ({
  posting: posting(),
  known: ['React', 'PostgreSQL'],
  missing: ['CalDAV'],
  reason: 'React ve PostgreSQL biliyorsunuz',
  ...fields,
});

/** A project as its page has it. */
export const project = (fields: Partial<Project> = {}): Project => ({
  ...projectRow(),
  description: 'Uzun uzun anlatım.',
  html: '<p>Uzun uzun anlatım.</p>',
  links: [],
  repository_url: null,
  version: 1,
  viewer: { role: null, isFollowing: false, invite: null, isOfferedOwnership: false },
  handover: null,
  ...fields,
});
