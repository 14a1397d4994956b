import { IconLink } from '@tabler/icons-react';
import { IconButton } from '../../../design/IconButton';
import { copyAddress } from './copyAddress';

export const CopyLink = ({ path }: { path: string }) => (
  <IconButton label="Bağlantıyı kopyala" size="small" onClick={() => copyAddress(path)}>
    <IconLink aria-hidden="true" />
  </IconButton>
);
