/** Top-level names that are not public: reserved by standards, or used in private networks. */
const privateEnds = 'local|localhost|localdomain|internal|intranet|private|corp|home|lan|test|invalid|onion|alt|arpa';

/** A pattern for normalised http or https addresses of public sites, without credentials. */
export const publicAddress = String.raw`^https?:\/\/(?![^/?#]*\.(${privateEnds})(:\d+)?([/?#]|$))([^@:/?#.]+\.)+([a-z]{2,}|xn--[a-z\d-]+)(:\d+)?([/?#]|$)`;

/** A pattern for the first link of a text, without the punctuation of the sentence after it. */
export const linkInText = String.raw`(?<![\p{L}\p{N}_/.@-])https?:\/\/(?:\([^\s()<>"]*\)|[^\s()<>"])*(?:\([^\s()<>"]*\)|[^\s()<>"'.,;:!?\]}…’”])`;
