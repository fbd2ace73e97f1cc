/** Where the pictures of the sandbox's hotels are, beside the interface that clients use; anybody may load them. */
export const imagesPath = '/images/{drawing}'
