// The first import of the process: React and React Router choose their production code when they are first loaded,
// by NODE_ENV, and an assignment further down would come too late.
process.env.NODE_ENV ??= 'production';
