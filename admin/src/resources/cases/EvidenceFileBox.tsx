import { type CopiedFile, EVIDENCE_TEXT, type EvidenceFile } from '@contracts/chat-evidence';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconDownload, IconPaperclip } from '@tabler/icons-react';
import { turkishNumber } from '../../desk/numbers';
import { rounded } from '../../theme/rounded';
import { CoveredPicture } from './CoveredPicture';

const KB = 1024;
/** In pixels: enough to judge it. */
const WIDTH = 480;

export const FileLine = ({ file: { name, type, size } }: { file: CopiedFile }) => (
  <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, overflowWrap: 'anywhere' }}>
    <IconPaperclip size={16} aria-hidden /> {name} · {type} · {turkishNumber(Math.max(1, Math.round(size / KB)))} KB
  </Typography>
);

/** The file of the reported message: a picture is covered until it is asked for, everything else is saved. */
export const EvidenceFileBox = ({ file }: { file: EvidenceFile }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start' }}>
    <FileLine file={file} />
    {file.width && file.height ? (
      <CoveredPicture
        src={file.url}
        label={file.name}
        frame={{
          width: Math.min(file.width, WIDTH),
          maxHeight: WIDTH,
          aspectRatio: `${file.width} / ${file.height}`,
          borderRadius: rounded.medium,
          objectFit: 'contain',
        }}
        gone={EVIDENCE_TEXT.fileGone}
      />
    ) : (
      <Button
        component="a"
        href={file.url}
        download={file.name}
        size="small"
        variant="outlined"
        startIcon={<IconDownload size={16} aria-hidden />}
        aria-label={`${file.name}: dosyayı indir`}
        sx={{ minHeight: { xs: 44, sm: 32 } }}
      >
        Dosyayı indir
      </Button>
    )}
  </Box>
);
