# bash check.sh SECRET ADDED CARD...   ADDED: the lines of the players, CARD...: the pack before the shuffle
secret=$1; added=$2; shift 2; cards=("$@")
sha() { openssl dgst -sha256 "$@" | sed 's/.* //'; }
key=$(printf %s "$added" | sha -hmac "$secret")
block=0; digits=
for ((last = ${#cards[@]} - 1; last > 0; last--)); do
  limit=$((last + 1)); fair=$((4294967296 - 4294967296 % limit)); word=$fair
  while ((word >= fair)); do
    if [ -z "$digits" ]; then digits=$(printf %s "$block" | sha -hmac "$key"); block=$((block + 1)); fi
    word=$((16#${digits:0:8})); digits=${digits:8}
  done
  other=$((word % limit)); card=${cards[last]}; cards[last]=${cards[other]}; cards[other]=$card
done
echo "shown before the deal: $(printf %s "$secret" | sha)"
echo "${cards[*]}"
