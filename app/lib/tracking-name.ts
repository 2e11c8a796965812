/** Other sites add these parameters to links. */
export const trackingName = /^(?:utm_\w*|fbclid|gclid|msclkid|mc_[ce]id)$/
