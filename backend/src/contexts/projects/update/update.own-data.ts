import { UPDATE_TYPE_LABEL } from '../../../../contracts/project-updates.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { ProjectUpdateDeleted, ProjectUpdateEdited, ProjectUpdateEvent, ProjectUpdatePosted } from './update.events.js';

const written = ({ updateId, projectId, kind, content, visibility }: ProjectUpdatePosted['data'] | ProjectUpdateEdited['data'], at: string) => ({
  ...{ at, update: updateId, project: projectId, kind: UPDATE_TYPE_LABEL[kind], content, visibility },
});

const updates = ownDataFile<ProjectUpdatePosted | ProjectUpdateEdited | ProjectUpdateDeleted>({
  name: 'proje-guncellemeleri',
  title: 'Projelerde yazdığınız güncellemeler',
  rows: {
    ProjectUpdatePosted: ({ at, data }) => written(data, at),
    ProjectUpdateEdited: ({ at, data }) => ({ ...written(data, at), edited: true }),
    ProjectUpdateDeleted: ({ at, data: { updateId, projectId, authorId } }, memberId) =>
      authorId === memberId ? { at, update: updateId, project: projectId, deleted: true } : null,
  },
});

/** Whoever took somebody else's update away is told to its author by no name. */
const withholds = (event: RecordedEvent, memberId: string): readonly string[] => {
  const { type, data } = event as unknown as Pick<ProjectUpdateEvent, 'type' | 'data'>;
  return type === 'ProjectUpdateDeleted' && 'by' in data && data.by !== memberId ? ['by'] : [];
};

export const updateOwnData: OwnData = { files: [updates], withholds };
