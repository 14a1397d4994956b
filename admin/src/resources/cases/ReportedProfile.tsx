import type { CaseDetails } from '@contracts/cases';
import { PICTURE_FIELDS, type PictureField, type ProfileField, type ProfileFieldShown } from '@contracts/profile-fields';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Chip } from '../../desk/Chip';
import { DiffText } from './DiffText';
import { ReportedPicture } from './ReportedPicture';

const NONE = <i>Boş</i>;

const isPicture = (name: ProfileField): name is PictureField => PICTURE_FIELDS.some((picture) => picture === name);

/** What was reported, what stands there now where that is another one, and what waits: each covered by itself. */
function Pictures({ name, field, before }: { name: PictureField; field: ProfileFieldShown; before: string | null }) {
  const { label, value, waiting } = field;
  const standing = [
    ...(before !== null && before !== value ? [{ address: before, caption: 'Raporlandığı an' }] : []),
    ...(value !== null ? [{ address: value, caption: before === value ? '' : 'Şimdi' }] : []),
    ...(waiting !== null ? [{ address: waiting, caption: 'Onay bekliyor' }] : []),
  ];
  if (standing.length === 0) return NONE;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mt: 1 }}>
      {standing.map(({ address, caption }) => (
        <Box key={address} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, alignContent: 'start', maxWidth: 1 }}>
          {caption && (
            <Box>
              <Chip tone={address === waiting ? 'info' : 'plain'}>{caption}</Chip>
            </Box>
          )}
          <ReportedPicture field={name} address={address} label={caption ? `${label}, ${caption.toLocaleLowerCase('tr')}` : label} />
        </Box>
      ))}
      {before !== null && value === null && waiting === null && <i>Şimdi boş</i>}
    </Box>
  );
}

const Words = ({ before, now, waiting }: { before: string | null; now: string | null; waiting: string | null }) => (
  <>
    {before === now ? <b>{now ?? NONE}</b> : <DiffText title={['', '']} text={[before ?? '', now ?? '']} />}
    {waiting !== null && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
        <Chip tone="info">Onay bekliyor</Chip> <b>{waiting}</b>
      </Box>
    )}
  </>
);

/** A field as it was reported, and what it became where that is something else. */
function Field({ field, then }: { field: ProfileFieldShown; then: ProfileFieldShown | undefined }) {
  const { name, label, value, state, waiting } = field;
  const before = then ? then.value : value;
  return (
    <>
      <Typography component="dt" sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>
        {label} {state === 'hidden' && <Chip tone="warn">Gizli</Chip>}
        {state === 'deleted' && <Chip tone="danger">Silinmiş</Chip>}
      </Typography>
      <Box component="dd" sx={{ m: 0, mb: 2, overflowWrap: 'anywhere' }}>
        {isPicture(name) ? <Pictures name={name} field={field} before={before} /> : <Words before={before} now={value} waiting={waiting} />}
      </Box>
    </>
  );
}

/** The profile as members see it: what there is to be taken from view, each by its name. */
export const ReportedProfile = ({ found: { as_reported, now } }: { found: CaseDetails }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {(now.fields ?? []).map((field) => (
      <Field key={field.name} field={field} then={as_reported.fields?.find(({ name }) => name === field.name)} />
    ))}
    {now.fields?.length === 0 && <i>Bu hesap silinmiş.</i>}
  </Box>
);
