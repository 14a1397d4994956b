import { ACTOR_LABEL } from '../../../../contracts/staff.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { ProjectDisclosed } from './disclosure.events.js';

const disclosures = ownDataFile<ProjectDisclosed>({
  name: 'projelerinize-bakanlar',
  title: 'Görevlilerin gizli projelerinize baktığı zamanlar',
  rows: {
    ProjectDisclosed: ({ at, actor, data: { projectId, note } }) => ({ at, project: projectId, role: ACTOR_LABEL[actor.role] ?? actor.role, reason: note }),
  },
});

export const projectDisclosureOwnData: OwnData = { files: [disclosures] };
