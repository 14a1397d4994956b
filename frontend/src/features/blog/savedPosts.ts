import { overPage } from '../../design/overPage';

/** All that the member has saved. */
const { open: openSavedPosts, close: closeSavedPosts, useIsOpen: useSavedPostsOpen } = overPage();

export { closeSavedPosts, openSavedPosts, useSavedPostsOpen };
