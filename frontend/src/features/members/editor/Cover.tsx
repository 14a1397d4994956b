import { pictureIn } from '@contracts/profile-files';
import { WinterCover } from '../../../design/WinterCover';
import look from './Preview.module.css';

/** The picture behind the head of a profile; firs in the snow where there is none. */
export const Cover = ({ url }: { url: string | null }) => (
  <div className={look.cover}>{url ? <img src={pictureIn(url, 'small')} alt="" /> : <WinterCover />}</div>
);
