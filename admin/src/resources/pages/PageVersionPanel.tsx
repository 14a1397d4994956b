import { displayName } from '@contracts/accounts';
import { type ConsolePage, type PageVersion, pageReasonProblem } from '@contracts/page-editing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { ReasonBox } from '../../desk/ReasonBox';
import { useArrivalFocus } from '../../desk/useArrivalFocus';
import { ListState } from '../settings/ListState';
import { PageDiff } from './PageDiff';
import { PagePreview } from './PagePreview';
import { versionText } from './PageVersions';
import { isSameText } from './pageDraft';
import { usePageVersion, useRestorePage } from './usePages';

interface PageVersionPanelProps {
  page: ConsolePage;
  version: number;
  mayEdit: boolean;
}

function Restore({ page, version, onDone }: { page: ConsolePage; version: PageVersion; onDone: () => void }) {
  const [asks, setAsks] = useState(false);
  const { act, isPending } = useRestorePage(page.slug, { onDone });
  const label = `${version.version}. sürüme dön`;
  if (!asks)
    return (
      <Button variant="contained" color="primary" onClick={() => setAsks(true)} sx={{ minHeight: { xs: 44, sm: 36 } }}>
        {label}
      </Button>
    );
  return (
    <Box sx={{ width: 1 }}>
      <ReasonBox
        name={label}
        label="Gerekçe"
        hint="Kayda geçer; görevliler okur. Şimdiki metin de sürümlerde kalır."
        confirmLabel={label}
        problemOf={pageReasonProblem}
        isPending={isPending}
        onConfirm={(reason) => act({ version: version.version, seen: page.seen, reason })}
        onLeave={() => setAsks(false)}
      />
    </Box>
  );
}

/** One version: who wrote it and why, what it changed, how it looked; and the way back to it. */
export function PageVersionPanel({ page, version, mayEdit }: PageVersionPanelProps) {
  const query = usePageVersion(page.slug, version);
  const navigate = useNavigate();
  const heading = useArrivalFocus(query.data !== undefined);
  const close = () => navigate({ search: '' });
  const shown = query.data;
  return (
    <Panel title={`${version}. sürüm`} level="h2" aside={<Button onClick={close}>Kapat</Button>}>
      <ListState loading="Sürüm yükleniyor" query={query} isEmpty={false} empty={null}>
        {shown && (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, justifyItems: 'start' }}>
            <Typography ref={heading} component="h3" tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
              {versionText(shown)} · {displayName(shown.by)} · <Moment at={shown.at} form="exact" />
              {shown.reason !== null && ` · “${shown.reason}”`}
            </Typography>
            <Box sx={{ width: 1 }}>
              <PageDiff label="Bir önceki metne göre değişenler" from={shown.before} to={shown.text} />
            </Box>
            <Box component="details" sx={{ width: 1 }}>
              <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: { xs: 3, sm: 1 } }}>
                Üyelerin gördüğü hâli
              </Box>
              <Box sx={{ pt: 3 }}>
                <PagePreview text={shown.text} values={page.values} />
              </Box>
            </Box>
            {mayEdit && !isSameText(shown.text, page) && <Restore page={page} version={shown} onDone={close} />}
          </Box>
        )}
      </ListState>
    </Panel>
  );
}
