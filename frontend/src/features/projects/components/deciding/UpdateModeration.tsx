import { UPDATE_TOOLS, UPDATE_VERBS, type UpdateTool } from '@contracts/moderation-verbs';
import type { ProjectUpdate } from '@contracts/project-updates';
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ModerationMenu, type ToolIcon } from '../../../../deciding/ModerationMenu';
import { ReasonDialog } from '../../../../deciding/ReasonDialog';
import type { Action } from '../../../../design/ActionButton';
import { useModerateUpdate } from '../../api/decisions';

const ICONS: Record<UpdateTool, ToolIcon> = { hide: IconEyeOff, restore: IconEye, delete: IconTrash };

interface Props {
  update: ProjectUpdate;
  /** What everybody can do with it. */
  more: Action[];
}

/** What staff can do with an update, behind one button. */
export function UpdateModeration({ update, more }: Props) {
  const [tool, setTool] = useState<UpdateTool | null>(null);
  const tools = UPDATE_TOOLS.filter((each) => each === 'delete' || (each === 'restore') === update.hidden);
  return (
    <>
      <ModerationMenu about="güncelleme" verbs={UPDATE_VERBS} icons={ICONS} tools={tools} more={more} onChoose={setTool} />
      {tool && <Deciding update={update} tool={tool} onClose={() => setTool(null)} />}
    </>
  );
}

/** Says what a decision about an update will cause and asks why it is made. */
const Deciding = ({ update, tool, onClose }: { update: ProjectUpdate; tool: UpdateTool; onClose: () => void }) => (
  <ReasonDialog
    title={UPDATE_VERBS[tool].label}
    about="Güncelleme"
    effect={UPDATE_VERBS[tool].effect}
    confirm={UPDATE_VERBS[tool].label}
    busy="Uygulanıyor…"
    call={useModerateUpdate(update, tool, onClose)}
    onClose={onClose}
  />
);
