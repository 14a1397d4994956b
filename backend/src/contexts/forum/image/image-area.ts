/** Where the pictures of texts are kept. */
export const FORUM_IMAGES_AREA = 'forum-images';
