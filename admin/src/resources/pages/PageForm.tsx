import { type ConsolePage, pageProblems, pageReasonProblem, tidyPage } from '@contracts/page-editing';
import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Panel } from '../../desk/Panel';
import { useWaiting } from '../approvals/useApprovals';
import { type PageField, PageFields } from './PageFields';
import { PageFoot } from './PageFoot';
import { PagePreview } from './PagePreview';
import { usePageDraft } from './pageDraft';
import { StalePage } from './StalePage';
import { useEditPage } from './usePages';

const FIELDS: readonly PageField[] = ['title', 'description', 'markdown'];

interface PageFormProps {
  page: ConsolePage;
  head: ReactNode;
  foot: ReactNode;
}

/** Writes a page's text beside what members will see. Ctrl+Enter saves it; what was typed stays until then. */
export function PageForm({ page, head, foot }: PageFormProps) {
  const { draft, isChanged, isStale, change, clear, saved } = usePageDraft(page);
  const { waits } = draft;
  const waiting = useWaiting();
  const isGone = waits && !waiting.isFetching && waiting.data?.rows.some((row) => row.page === page.slug) === false;
  // Refused, withdrawn or too old: it is typed still, and can be sent again.
  useEffect(() => {
    if (isGone) change({ waits: false });
  });
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const focus = (name: string) => box.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const leave = () => {
    clear();
    restart();
  };
  const restart = () => {
    setAsked(false);
    focus('markdown');
  };
  const { act, isPending } = useEditPage(page.slug, { onDone: (now) => saved(now) && restart() });
  const text = tidyPage(draft.text);
  const problems = asked ? pageProblems(text) : {};
  const save = () => {
    if (isPending || !isChanged || waits) return;
    setAsked(true);
    const found = pageProblems(text);
    const wrong = FIELDS.find((field) => found[field]);
    if (wrong) focus(wrong);
    else if (pageReasonProblem(draft.reason)) focus('reason');
    else act({ ...text, seen: draft.seen, reason: draft.reason.trim() });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  return (
    <Box ref={box} sx={{ height: 1, display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' }}>
      <Box sx={{ overflowY: 'auto' }}>
        <Box sx={{ maxWidth: 1440, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          {head}
          {isStale && <StalePage page={page} text={draft.text} onSeen={() => change({ seen: page.seen })} onLeave={clear} />}
          <Box
            onKeyDown={press}
            sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: 4, alignItems: 'start' }}
          >
            <PageFields text={draft.text} problems={problems} values={page.values} onChange={(part) => change({ text: { ...draft.text, ...part } })} />
            <Panel title="Önizleme" level="h2">
              <PagePreview text={draft.text} values={page.values} />
            </Panel>
          </Box>
          {foot}
        </Box>
      </Box>
      {isChanged && (
        <Box onKeyDown={press}>
          <PageFoot
            reason={draft.reason}
            problem={asked ? pageReasonProblem(draft.reason) : null}
            isWaiting={waits}
            isPending={isPending}
            onReason={(reason) => change({ reason })}
            onConfirm={save}
            onLeave={leave}
          />
        </Box>
      )}
    </Box>
  );
}
