/** Packages that the bundle loads at run time: sharp has native binaries; pdfkit reads data files next to its own code. */
export const externalPackages = ['sharp', 'pdfkit'];
