/** Where uploaded pictures for shared links are; a content hash follows. Crawlers may read them. */
export const sharedPicturePath = '/api/shared-pictures/';

/** Size of uploaded pictures in pixels, as social networks recommend it. */
export const uploadedSize = { width: 1_200, height: 630 };
