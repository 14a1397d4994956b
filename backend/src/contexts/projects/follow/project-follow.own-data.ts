import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { ProjectFollowEvent } from './project-follow.events.js';

const rowOf =
  (act: 'takip edildi' | 'takipten çıkıldı') =>
  ({ at, data: { projectId, memberId } }: { at: string; data: ProjectFollowEvent['data'] }, reader: string) =>
    memberId === reader ? { at, act, project: projectId } : null;

const follows = ownDataFile<ProjectFollowEvent>({
  name: 'takip-edilen-projeler',
  title: 'Takip ettiğiniz ve takibi bıraktığınız projeler',
  rows: { ProjectFollowed: rowOf('takip edildi'), ProjectUnfollowed: rowOf('takipten çıkıldı') },
});

/** Who follows one's project is theirs. */
const keepsBack = ({ type, data }: RecordedEvent, memberId: string): boolean =>
  (type === 'ProjectFollowed' || type === 'ProjectUnfollowed') && (data as ProjectFollowEvent['data']).memberId !== memberId;

export const projectFollowOwnData: OwnData = { files: [follows], keepsBack };
