import type { Job } from '@contracts/jobs';
import { JOB_TOOLS, JOB_VERBS, type JobTool } from '@contracts/moderation-verbs';
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ModerationMenu, type ToolIcon } from '../../../deciding/ModerationMenu';
import { ReasonDialog } from '../../../deciding/ReasonDialog';
import { useModerateJob } from '../api/decisions';

const ICONS: Record<JobTool, ToolIcon> = { hide: IconEyeOff, restore: IconEye, delete: IconTrash };

/** What staff can do with a listing, behind one button. */
export function JobModeration({ job }: { job: Job }) {
  const [tool, setTool] = useState<JobTool | null>(null);
  const tools = JOB_TOOLS.filter((each) => each === 'delete' || (each === 'restore') === job.hidden);
  return (
    <>
      <ModerationMenu about="ilan" verbs={JOB_VERBS} icons={ICONS} tools={tools} onChoose={setTool} />
      {tool && <Deciding job={job} tool={tool} onClose={() => setTool(null)} />}
    </>
  );
}

/** Says what a decision about a listing will cause and asks why it is made. */
const Deciding = ({ job, tool, onClose }: { job: Job; tool: JobTool; onClose: () => void }) => (
  <ReasonDialog
    title={JOB_VERBS[tool].label}
    about={job.title}
    effect={JOB_VERBS[tool].effect}
    confirm={JOB_VERBS[tool].label}
    busy="Uygulanıyor…"
    call={useModerateJob(job, tool, onClose)}
    onClose={onClose}
  />
);
