import type { PictureField } from '@contracts/profile-fields';
import { pictureIn } from '@contracts/profile-files';
import { rounded } from '../../theme/rounded';
import { CoveredPicture } from './CoveredPicture';

/** In pixels: enough to judge it. */
const WIDTH: Record<PictureField, number> = { avatar: 160, banner: 480 };
const SHAPE: Record<PictureField, string> = { avatar: '1 / 1', banner: '16 / 9' };

interface ReportedPictureProps {
  field: PictureField;
  address: string;
  /** What it is, in words. */
  label: string;
}

/** A picture of a profile. */
export const ReportedPicture = ({ field, address, label }: ReportedPictureProps) => (
  <CoveredPicture
    src={pictureIn(address, field === 'avatar' ? 'large' : 'medium')}
    label={label}
    frame={{ width: WIDTH[field], aspectRatio: SHAPE[field], borderRadius: field === 'avatar' ? '50%' : rounded.medium }}
    gone="Bu görsel artık saklanmıyor."
  />
);
