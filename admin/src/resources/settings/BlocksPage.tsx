import { displayName } from '@contracts/accounts';
import { BLOCK_LIMITS, BLOCKS_TEXT, blockedIn, blockReasonProblem, type MailBlockRow } from '@contracts/mail-blocks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconAt, IconWorld } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { EmptyBox } from '../../desk/EmptyBox';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { ShowMore } from '../../desk/ShowMore';
import { ListBox } from '../operations/ListBox';
import { FilterField } from './FilterField';
import { ListState } from './ListState';
import { Line, Lines, SettingsShell } from './SettingsShell';
import { useBlockMail, useBlocks, useBlocksOf, useLiftBlock } from './useHouse';

interface Problems {
  what?: string;
  reason?: string;
}

function problemsOf(what: string, reason: string): Problems {
  const wrongWhat = what.trim() ? (blockedIn(what) ? null : BLOCKS_TEXT.whatWrong) : BLOCKS_TEXT.whatNeeded;
  const wrongReason = blockReasonProblem(reason);
  return { ...(wrongWhat && { what: wrongWhat }), ...(wrongReason && { reason: wrongReason }) };
}

function AddBlock() {
  const [what, setWhat] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [whatField, reasonField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const problems = asked ? problemsOf(what, reason) : {};
  const clear = () => {
    setWhat('');
    setReason('');
    setAsked(false);
    whatField.current?.focus();
  };
  const { act, isPending } = useBlockMail(clear);
  const confirm = () => {
    if (isPending) return;
    setAsked(true);
    const found = problemsOf(what, reason);
    if (found.what) whatField.current?.focus();
    else if (found.reason) reasonField.current?.focus();
    else act({ what: what.trim(), reason: reason.trim() });
  };
  return (
    <Panel title="Engelle" level="h2">
      <Box
        role="group"
        aria-label="Engelle"
        onKeyDown={confirmKeys(confirm, clear)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: 3 }}
      >
        <TextField
          inputRef={whatField}
          size="small"
          label="Alan adı ya da e-posta adresi"
          required
          value={what}
          onChange={({ target }) => setWhat(target.value)}
          error={problems.what !== undefined}
          helperText={problems.what ?? 'Alan adı, altındakileri de kapsar. Adresin yalnızca anahtarlı özeti saklanır.'}
          slotProps={{ htmlInput: { maxLength: BLOCK_LIMITS.what, autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } }}
        />
        <TextField
          inputRef={reasonField}
          size="small"
          label="Gerekçe"
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={problems.reason !== undefined}
          helperText={problems.reason ?? 'Kayda geçer; yalnızca yöneticiler okur.'}
          slotProps={{ htmlInput: { maxLength: BLOCK_LIMITS.reason, autoComplete: 'off' } }}
        />
        <ConfirmButtons label="Engelle" isPending={isPending} onConfirm={confirm} onLeave={clear} />
      </Box>
    </Panel>
  );
}

function BlockLine({ row, onLifted }: { row: MailBlockRow; onLifted: () => void }) {
  const { id, kind, domain, reason, at, by } = row;
  const [asks, setAsks] = useState(false);
  const { act, isPending } = useLiftBlock(onLifted);
  const name = domain ?? 'E-posta adresi';
  return (
    <Line>
      <Box aria-hidden sx={{ display: { xs: 'none', sm: 'flex' }, color: 'tokens.faint' }}>
        {kind === 'domain' ? <IconWorld size={18} /> : <IconAt size={18} />}
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
          {kind === 'address' && (
            <Box component="span" sx={{ fontWeight: 400, color: 'tokens.faint' }}>
              {' '}
              · yalnızca özeti saklanır
            </Box>
          )}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {reason !== null && <>“{reason}” · </>}
          {displayName(by)} · <Moment at={at} />
        </Typography>
      </Box>
      {asks ? (
        <Box
          role="group"
          aria-label={`Engeli kaldır: ${name}`}
          onKeyDown={confirmKeys(
            () => act({ id }),
            () => setAsks(false),
          )}
          sx={{ flex: '1 1 100%' }}
        >
          <Typography variant="body2" sx={{ mb: 2 }}>
            {kind === 'domain'
              ? 'Bu alan adıyla yeniden kayıt olunabilir.'
              : 'Bu adresle yeniden kayıt olunabilir. Geri koymak isterseniz adresi yeniden yazmanız gerekir.'}
          </Typography>
          <ConfirmButtons label="Engeli kaldır" isPending={isPending} onConfirm={() => act({ id })} onLeave={() => setAsks(false)} />
        </Box>
      ) : (
        <Button onClick={() => setAsks(true)} aria-label={`Engeli kaldır: ${name}`}>
          Engeli kaldır
        </Button>
      )}
    </Line>
  );
}

/** Whether a domain or an address is blocked, and by what. */
function Found({ what, onLifted }: { what: string; onLifted: () => void }) {
  const query = useBlocksOf(what);
  const rows = query.data ?? [];
  return (
    <ListState
      loading="Engel aranıyor"
      query={query}
      isEmpty={rows.length === 0}
      empty={
        <EmptyBox icon={<IconAt size={24} aria-hidden />} title="Engelli değil">
          Bununla kayıt olunabilir.
        </EmptyBox>
      }
    >
      <Lines label="Bulunan engeller">
        {rows.map((row) => (
          <BlockLine key={row.id} row={row} onLifted={onLifted} />
        ))}
      </Lines>
    </ListState>
  );
}

/** Domains and addresses with which nobody registers. */
export function BlocksPage() {
  const { query, rows, more } = useBlocks();
  const [search, setSearch] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const wanted = blockedIn(search) ? search.trim() : '';
  const lifted = () => title.current?.focus();
  return (
    <SettingsShell
      title="Engellenen adresler"
      hint="Bunlarla kayıt olunamaz, başka bir hizmet üzerinden ilk kez girilemez. Var olan hesaplara dokunmaz. Değişiklikler kayda geçer; alan adları için ikinci bir yetkilinin onayı gerekmiyorsa hemen geçerli olur."
    >
      <AddBlock />
      <ListBox title="Engeller" titleRef={title} aside={query.data?.total.toLocaleString('tr-TR')}>
        <FilterField label="Alan adı ya da adres ara" value={search} onChange={setSearch} />
        {search.trim() !== '' && !wanted && <Typography sx={{ p: 4, color: 'text.secondary' }}>{BLOCKS_TEXT.whatWrong}</Typography>}
        {wanted && <Found what={wanted} onLifted={lifted} />}
        {search.trim() === '' && (
          <ListState
            loading="Engeller yükleniyor"
            query={query}
            isEmpty={rows.length === 0}
            empty={
              <EmptyBox icon={<IconAt size={24} aria-hidden />} title="Engel yok">
                Tek kullanımlık posta veren bir alan adını ya da kuralları çiğneyen birinin adresini yukarıdan engelleyebilirsiniz.
              </EmptyBox>
            }
          >
            <Lines label="Engeller">
              {rows.map((row) => (
                <BlockLine key={row.id} row={row} onLifted={lifted} />
              ))}
            </Lines>
            <ShowMore {...more} />
          </ListState>
        )}
      </ListBox>
    </SettingsShell>
  );
}
