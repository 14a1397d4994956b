import { RESUME_LIMITS, RESUME_TEXT, type ResumePreview } from '@contracts/resume';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { FileButton } from '../../../design/FileButton';
import { piece } from '../../../design/piece';
import { usePreviewResume } from '../api/documents';
import fields from './Fields.module.css';
import frame from './Frame.module.css';
import type { Editor } from './useEditor';

const ResumeDialog = piece(() => import('./ResumeDialog').then((file) => file.ResumeDialog));

/** The way in for a profile that was written elsewhere: nothing of it is kept before its member has seen what would change. */
export function ResumeField({ editor }: { editor: Editor }) {
  const read = usePreviewResume();
  const [found, setFound] = useState<ResumePreview>();
  const [problem, setProblem] = useState<string>();
  const take = (file: File | undefined) => {
    if (!file) return;
    if (file.size > RESUME_LIMITS.bytes) return setProblem(RESUME_TEXT.tooLarge);
    setProblem(undefined);
    read.mutate(file, { onSuccess: ({ data }) => setFound(data), onError: (error) => setProblem(messageOf(error)) });
  };
  return (
    <section className={fields.box} aria-labelledby="editor-resume">
      <h2 id="editor-resume">{RESUME_TEXT.importTitle}</h2>
      <div className={fields.cv}>
        <FileButton
          icon={<IconUpload aria-hidden="true" />}
          className="visually-hidden"
          accept=".json,application/json"
          disabled={read.isPending}
          aria-describedby="editor-resume-hint"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        >
          {read.isPending ? RESUME_TEXT.reading : RESUME_TEXT.choose}
        </FileButton>
        <p id="editor-resume-hint" className={frame.hint}>
          {RESUME_TEXT.importAbout}
        </p>
      </div>
      {problem && (
        <p role="alert" className={fields.problem}>
          {problem}
        </p>
      )}
      {found && <ResumeDialog editor={editor} preview={found} instead={null} onClose={() => setFound(undefined)} />}
    </section>
  );
}
